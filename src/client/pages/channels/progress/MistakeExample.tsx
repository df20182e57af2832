import type { ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';

/** A program in which the mistake was made. */
export function MistakeExample({ group: { example } }: { readonly group: ErrorGroup }) {
  return (
    <CodeReview
      source={example.source}
      language={example.language}
      errorLine={example.errorLine}
      commentList={[]}
    />
  );
}
