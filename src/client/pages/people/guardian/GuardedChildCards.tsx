import { Facts } from '#client/ui/text/Facts.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Sprout, Ticket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CODE_LENGTH, type GuardedChild } from '#shared/contract/people/guardians.ts';
import { sendWithdrawalCode, useSaveGuardedChat, useWithdrawConsent } from '#client/net/people/guardians.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { withLearner } from '#client/pages/commerce/purchase/resultPath.ts';
import { purchaseTexts } from '#client/pages/commerce/purchase/texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { ChatChoice } from './ChatChoice.tsx';
import { ChildFace } from './ChildFace.tsx';
import { ChildReports } from './ChildReports.tsx';
import { CodeCard } from './CodeCard.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import { PaidFor } from './PaidFor.tsx';
import { ProofCards } from './ProofCards.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.page;

export interface GuardedChildCardsProps {
  readonly child: GuardedChild;
  readonly maskedEmail: string;
}

/** One child: what is set and what holds, what it does, and taking it all back. */
export function GuardedChildCards({ child, maskedEmail }: GuardedChildCardsProps) {
  const { mutate: save } = useSaveGuardedChat(child.userId, {
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, guardianPageTexts.failed), theme: 'warning' }),
  });
  return (
    <>
      <GuardianCard>
        <ChildFace child={child} since={child.consentedAt} />
      </GuardianCard>
      <Tickets child={child} />
      {!child.isProven && <ProofCards child={child} />}
      <ChatChoice settings={child.settings} onChange={save} notes={notesOf(child)} />
      <Summary {...child.summary} />
      <ChildReports childId={child.userId} />
      <Withdrawal child={child} maskedEmail={maskedEmail} />
    </>
  );
}

/** Tickets for lessons, which a guardian buys for its child. */
function Tickets({ child }: { readonly child: GuardedChild }) {
  const words = purchaseTexts.guardian;
  return (
    <GuardianCard title={words.section} icon={<Ticket aria-hidden="true" />}>
      <Hint>{words.lead(child.nickname)}</Hint>
      <Grid min={180} gap={3} fill>
        {child.isProven && (
          <ButtonLink to={withLearner(paths.purchaseProduct, child.userId)} tone="ok">
            {words.buy}
          </ButtonLink>
        )}
        <ButtonLink to={withLearner(paths.purchasePlans, child.userId)}>{words.plans}</ButtonLink>
        <ButtonLink to={withLearner(paths.purchaseHistories, child.userId)}>{words.histories}</ButtonLink>
      </Grid>
    </GuardianCard>
  );
}

/** Notes on settings that others have decided more narrowly than the guardian. */
function notesOf({ settings, rules }: GuardedChild): string[] {
  const isNarrower = rules.chatMode !== settings.chatMode;
  const whisperIsOff = !rules.whisperOn && settings.whisperOn && settings.chatMode !== 'OFF';
  return [
    ...(isNarrower && !rules.chatModeBy.includes('GUARDIAN')
      ? [texts.holds(rules.chatModeBy, rules.chatMode)]
      : []),
    ...(whisperIsOff && !rules.whisperBy.includes('GUARDIAN') ? [texts.whisperHolds(rules.whisperBy)] : []),
  ];
}

function Summary({
  activeDayCount,
  documentCount,
  problemCount,
  questCount,
  friendCount,
}: GuardedChild['summary']) {
  return (
    <GuardianCard title={texts.summary} icon={<Sprout aria-hidden="true" />}>
      <Facts
        layout="sums"
        items={[
          { term: texts.days, value: texts.unitDays(activeDayCount) },
          { term: texts.documents, value: texts.units(documentCount) },
          { term: texts.problems, value: texts.units(problemCount) },
          { term: texts.quests, value: texts.units(questCount) },
          { term: texts.friends, value: texts.people(friendCount) },
        ]}
      />
      <Hint>{texts.summaryHint}</Hint>
    </GuardianCard>
  );
}

/** Asks once, says what happens, and needs a code of its own. */
function Withdrawal({ child, maskedEmail }: GuardedChildCardsProps) {
  const { mutate: withdraw, isPending } = useWithdrawConsent(child.userId, {
    onSuccess: () => showToast({ text: texts.withdrawn, theme: 'success' }),
    onError: (error) => {
      setProblem(userMessageOf(error, guardianPageTexts.failed));
      setDigits('');
    },
  });
  const [isAsking, setIsAsking] = useState(false);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  if (!isAsking) {
    return (
      <Button tone="danger" wide icon={<Undo2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {texts.withdraw}
      </Button>
    );
  }
  return (
    <>
      <GuardianCard title={texts.withdrawAsk(child.nickname)}>
        <Text>{texts.withdrawBody}</Text>
        <PaidFor childId={child.userId} />
      </GuardianCard>
      <CodeCard
        lead={guardianPageTexts.code.lead(maskedEmail)}
        to={maskedEmail}
        known={null}
        digits={digits}
        onDigits={setDigits}
        onSent={() => setProblem(undefined)}
        send={() => sendWithdrawalCode(child.userId)}
        problem={problem}
      />
      <Button
        tone="danger"
        size="large"
        wide
        busy={isPending}
        disabled={digits.length < CODE_LENGTH}
        onClick={() => withdraw(digits)}
      >
        {texts.withdrawConfirm}
      </Button>
      <Button tone="alt" wide onClick={() => setIsAsking(false)}>
        {texts.keep}
      </Button>
    </>
  );
}
