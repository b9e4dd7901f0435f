import type { ReactNode } from 'react';
import type { LineCard } from '#rpc/portal/line-card.ts';
import { Button } from './button.tsx';
import { mayDo } from './may-do.ts';
import { usePage } from './page-context.tsx';
import { PostForm } from './post-form.tsx';

/** Returns true when the line's data is paused and may be resumed. */
export function canResume(line: Pick<LineCard, 'dataService' | 'actions'>): boolean {
  return line.dataService.paused && line.dataService.changing === undefined && mayDo(line, 'data-service');
}

interface ResumeFormProps {
  lineRef: string;
  operationId: string;
  main?: boolean;
  children: ReactNode;
}

/** Button that resumes a line's data (ACCOUNT-9). Its form is sent to the page that shows it. */
export function ResumeForm({ lineRef, operationId, main, children }: ResumeFormProps) {
  const { path } = usePage();
  return (
    // The router takes what is sent to "/" for the layout's.
    <PostForm action={path === '/' ? '/?index' : path} operation={operationId} hidden={{ line: lineRef }}>
      <div className="acts">
        <Button main={main}>{children}</Button>
      </div>
    </PostForm>
  );
}
