import { PlainList } from './plain-list.tsx';

interface StepsSideProps {
  title: string;
  id?: string;
  /** Names of the steps, in their order. */
  steps: readonly string[];
  /** Number of the present step, from 1. */
  now: number;
}

/** The side card of a journey with answers: its steps, and which of them this is (SHELL-52). */
export function StepsSide({ title, id = 'side', steps, now }: StepsSideProps) {
  return (
    <section className="card side sticky" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PlainList ordered className="next">
        {steps.map((step, index) => (
          <li key={step} aria-current={index + 1 === now ? 'step' : undefined}>
            {index + 1 === now ? <b>{step}</b> : step}
          </li>
        ))}
      </PlainList>
    </section>
  );
}
