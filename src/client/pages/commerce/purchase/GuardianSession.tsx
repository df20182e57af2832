import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.guardian;

export interface GuardianSessionProps<T> {
  readonly query: UseQueryResult<T>;
  readonly failed?: string;
  readonly children: (data: T) => ReactNode;
}

/** The data that the session of a guardian's page may read; once that is over, the way to a new one. */
export function GuardianSession<T>({
  query,
  failed = purchaseTexts.failed,
  children,
}: GuardianSessionProps<T>) {
  if (errorCodeOf(query.error) === 'GUARDIAN_SESSION_REQUIRED')
    return (
      <EmptyState scene="lost" title={texts.title} hint={texts.hint}>
        <ButtonLink to={paths.guardian}>{texts.open}</ButtonLink>
      </EmptyState>
    );
  return (
    <ListBody query={query} failed={failed}>
      {children}
    </ListBody>
  );
}
