import { problemCopies } from '#app/copy/problem.ts';
import { ProblemSheet } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { CallWay, HomeWay } from '#app/ui/way-on.tsx';

/** The Let's Talk notice as a page: what the carrier keeps from this customer for now (portal-1 §8, 40625). */
export function LetsTalkView() {
  const { title, text } = useCopy(problemCopies).letsTalk;
  return (
    <ProblemSheet
      title={title}
      ways={
        <>
          <CallWay main />
          <HomeWay />
        </>
      }
    >
      <p>{text}</p>
    </ProblemSheet>
  );
}
