import { useMutation } from '@tanstack/react-query';
import { runCode } from '#client/net/rest/learning.ts';

/** Runs code with the child's own input. */
export function useRun(problemId: number) {
  return useMutation({
    mutationFn: (code: { readonly source: string; readonly input: string }) =>
      runCode({ problemId, language: 'JAVASCRIPT', ...code }),
  });
}
