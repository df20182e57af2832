import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailSchema } from '#shared/contract/people/accounts.ts';
import type { GuardianPage as Page } from '#shared/contract/people/guardians.ts';
import { guardianQueries, requestGuardianPage, useEndGuardianSession } from '#client/net/people/guardians.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { GuardedChildCards } from './GuardedChildCards.tsx';
import { FormerPayments } from './FormerPayments.tsx';
import { GuardianCard, GuardianFrame } from './GuardianFrame.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import styles from './Guardian.module.css';
import { guardianPageTexts as texts } from './texts.ts';

/** The guardian's own page (/guardian): the children, or the way to get a link to it. */
export function GuardianPage() {
  const isSettled = useStore(sessionStore, ({ state }) => state !== 'CHECKING');
  const page = useQuery({ ...guardianQueries.page(), enabled: isSettled });
  const isClosed = page.error instanceof ApiError && page.error.code === 'GUARDIAN_SESSION_REQUIRED';
  return (
    <GuardianFrame title={texts.pageTitle}>
      {isClosed ? (
        <GetLink wasOpen={page.data !== undefined} />
      ) : page.data ? (
        <Children page={page.data} />
      ) : (
        <GuardianCard>
          {page.isError ? (
            <ErrorState
              title={texts.loadFailed}
              onRetry={() => void page.refetch()}
              retrying={page.isFetching}
            />
          ) : (
            <Loading />
          )}
        </GuardianCard>
      )}
    </GuardianFrame>
  );
}

function Children({ page }: { readonly page: Page }) {
  const close = useEndGuardianSession();
  const { childList } = page;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const child = childList.find(({ userId }) => userId === chosenId) ?? childList[0];
  return (
    <>
      {childList.length > 1 && (
        <GuardianCard>
          <Cluster role="group" aria-label={texts.page.children}>
            {childList.map(({ userId, nickname, itemKeyList }) => (
              <button
                key={userId}
                type="button"
                className={styles.faceChoice}
                aria-pressed={userId === child?.userId}
                onClick={() => setChosenId(userId)}
              >
                <AvatarPreview itemKeys={itemKeyList} height={64} bust animate={false} label="" />
                {nickname}
              </button>
            ))}
          </Cluster>
        </GuardianCard>
      )}
      {child ? (
        <GuardedChildCards key={child.userId} child={child} maskedEmail={page.maskedEmail} />
      ) : (
        <GuardianCard>
          <EmptyState scene="lost" title={texts.page.empty} hint={texts.page.emptyHint} />
        </GuardianCard>
      )}
      <FormerPayments guarded={childList} />
      <Button tone="alt" wide onClick={() => close.mutate()}>
        {texts.page.close}
      </Button>
    </>
  );
}

function GetLink({ wasOpen }: { readonly wasOpen: boolean }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    const typed = emailSchema.safeParse(email);
    setProblem(typed.error?.issues[0]?.message);
    if (!typed.success) return;
    setBusy(true);
    try {
      await requestGuardianPage(typed.data);
      setIsSent(true);
    } catch (error) {
      setProblem(userMessageOf(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <GuardianCard title={texts.getLink.title}>
      {wasOpen && <Note tone="warning">{texts.page.over}</Note>}
      <Text>{texts.getLink.lead}</Text>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={texts.getLink.email}
          error={problem}
          type="email"
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Hint role="status">{isSent && texts.getLink.sent}</Hint>
        <Button type="submit" size="large" wide busy={busy}>
          {texts.getLink.send}
        </Button>
      </Stack>
    </GuardianCard>
  );
}
