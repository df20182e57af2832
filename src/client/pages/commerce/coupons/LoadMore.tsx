import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { couponTexts as texts } from './texts.ts';

export interface MorePages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The end of a list: the next page is read once it comes into view, and by a press where that failed. */
export function LoadMore({ query }: { readonly query: MorePages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isReady || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Stack ref={end} align="center">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <>
          <Hint role="alert">{texts.moreFailed}</Hint>
          <Button tone="alt" onClick={() => fetchNextPage()}>
            {texts.more}
          </Button>
        </>
      ) : (
        <>
          <Spinner size={28} />
          <VisuallyHidden>{texts.loadingMore}</VisuallyHidden>
        </>
      )}
    </Stack>
  );
}
