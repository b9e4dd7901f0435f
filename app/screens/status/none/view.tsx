import { ButtonLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { noStatusMessages } from './copy.ts';

/** No line has an activation or a port-in under way (PORT-1). */
export function NoStatusView() {
  const copy = useCopy(noStatusMessages);
  return (
    <SinglePage title={copy.title}>
      <p>{copy.text}</p>
      <div className="acts">
        <ButtonLink main to={paths.postActivationHome}>
          {copy.home}
        </ButtonLink>
      </div>
    </SinglePage>
  );
}
