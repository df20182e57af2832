import { Chip, type ChipTone } from '#client/ui/chip/Chip.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import type { Subscription } from '#shared/contract/commerce/subscriptions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useCancelSubscription, useResumeSubscription } from '#client/net/commerce/subscriptions.ts';
import { dayText } from '#client/pages/commerce/purchase/texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { planTexts as texts } from './texts.ts';

export interface SubscriptionRowProps {
  readonly subscription: Subscription;
  /** The child whose guardian pays; null for one's own. */
  readonly learnerId: number | null;
  /** False for a child whose guardian decides. */
  readonly mayChange: boolean;
}

export function SubscriptionRow({ subscription, learnerId, mayChange }: SubscriptionRowProps) {
  const { subscriptionId, engCodeName, channelName, state, startedAt, expiresAt } = subscription;
  const options = (said: string) => ({
    onSuccess: () => showToast({ text: said, theme: 'success' }),
    onError: (error: Error) => showToast({ text: userMessageOf(error, texts.notSaved), theme: 'warning' }),
  });
  const cancel = useCancelSubscription(learnerId, options(texts.cancelled));
  const resume = useResumeSubscription(learnerId, options(texts.resumed));
  const name = [texts.names[engCodeName], channelName].filter(Boolean).join(' · ');
  const ask = () =>
    openDialog('confirm', {
      title: texts.cancelAsk(texts.names[engCodeName]),
      detail: texts.cancelDetail(dayText(expiresAt)),
      confirmLabel: texts.cancel,
      danger: true,
      onConfirm: () => cancel.mutate(subscriptionId),
    });
  return (
    <Card as="li" layout="row">
      <Stack gap={0} grow>
        <Label>{name}</Label>
        <Hint>{whenText(subscription)}</Hint>
        <Hint>{texts.since(dayText(startedAt))}</Hint>
      </Stack>
      <Chip tone={TONES[state] ?? 'plain'}>{texts.states[state]}</Chip>
      {mayChange && (state === 'ACTIVE' || state === 'PAST_DUE') && (
        <Button tone="alt" busy={cancel.isPending} onClick={ask}>
          {texts.cancel}
        </Button>
      )}
      {mayChange && state === 'ENDING' && (
        <Button tone="sea" busy={resume.isPending} onClick={() => resume.mutate(subscriptionId)}>
          {texts.resume}
        </Button>
      )}
    </Card>
  );
}

const TONES: Partial<Record<Subscription['state'], ChipTone>> = { ACTIVE: 'success', PAST_DUE: 'danger' };

function whenText({ state, renewsAt, expiresAt, amount }: Subscription): string {
  if (state === 'ENDED') return texts.ended(dayText(expiresAt));
  if (state === 'ENDING' || renewsAt === null) return texts.until(dayText(expiresAt));
  return state === 'PAST_DUE' ? texts.pastDue(dayText(renewsAt)) : texts.renews(dayText(renewsAt), amount);
}
