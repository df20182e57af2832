import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { problemDraftQueries, useRequestAiDraft } from '#client/net/learning/authoring/problemDrafts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import {
  AI_CASES,
  AI_TOPIC_LENGTH,
  aiLanguageSchema,
  type ProblemWish,
} from '#shared/contract/learning/problemAi.ts';
import { NumberField } from '../stage/NumberField.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { AiRequestList } from './AiRequestList.tsx';
import { problemTexts } from './texts.ts';
import { aiTexts as texts } from './aiTexts.ts';

const WAITING_MS = 2000;
const LEVELS = [1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: texts.levelOf(level) }));
const LANGUAGES = aiLanguageSchema.options.map((value) => ({
  value,
  label: problemTexts.languages[value],
}));

/** Has a model draft a problem, and shows what became of the wishes before. */
export function AiDraftDialog() {
  const { id } = useChannel();
  const requests = useQuery({
    ...problemDraftQueries.ai(id),
    refetchInterval: ({ state }) =>
      state.data?.requestList.some((one) => one.state === 'WAITING') === true && WAITING_MS,
  });
  return (
    <Dialog title={texts.title}>
      <ListBody query={requests} failed={texts.failed}>
        {({ isOn, needsPlan, leftToday, requestList }) =>
          isOn ? (
            <Stack gap={5}>
              <Text size="small" tone="soft">
                {texts.lead}
              </Text>
              {needsPlan ? <NeedsPlan /> : <WishForm leftToday={leftToday} />}
              {requestList.length > 0 && <AiRequestList requestList={requestList} />}
            </Stack>
          ) : (
            <EmptyState title={texts.off} hint={texts.offHint} />
          )
        }
      </ListBody>
    </Dialog>
  );
}

/** Said before a wish is written. */
function NeedsPlan() {
  const { id, holds } = useChannel();
  return (
    <Cluster role="note">
      <b>{texts.needsPlan}</b>
      {holds('manager') ? (
        <ButtonLink to={`${paths.purchasePlans}?channel=${id}`}>{texts.toPlans}</ButtonLink>
      ) : (
        <span>{texts.askManager}</span>
      )}
    </Cluster>
  );
}

function WishForm({ leftToday }: { readonly leftToday: number }) {
  const { id } = useChannel();
  const [wish, setWish] = useState<ProblemWish>({
    ...{ topic: '', level: 1, language: 'PYTHON', caseCount: 5 },
  });
  const set = (change: Partial<ProblemWish>) => setWish((before) => ({ ...before, ...change }));
  const off = featureOff(useStore(sessionStore).user, 'AI_DRAFTS', id);
  const ask = useRequestAiDraft(id, { onSuccess: () => set({ topic: '' }) });
  return (
    <Stack
      as="form"
      gap={5}
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate(wish);
      }}
    >
      <TextField
        label={texts.topic}
        hint={texts.topicHint}
        value={wish.topic}
        maxLength={AI_TOPIC_LENGTH}
        onChange={({ target }) => set({ topic: target.value })}
      />
      <Grid min={280} fill>
        <SelectField
          label={texts.level}
          options={LEVELS}
          value={String(wish.level)}
          onChange={(level) => set({ level: Number(level) })}
        />
        <SelectField
          label={texts.language}
          options={LANGUAGES}
          value={wish.language}
          onChange={(language) => set({ language: aiLanguageSchema.parse(language) })}
        />
        <NumberField
          label={texts.caseCount}
          value={wish.caseCount}
          min={AI_CASES.least}
          max={AI_CASES.most}
          onChange={(caseCount) => set({ caseCount })}
        />
      </Grid>
      <FormMessage message={ask.error ? userMessageOf(ask.error, texts.notAsked) : undefined} />
      {ask.isSuccess && (
        <Text tone="success" bold role="status">
          {ask.data}
        </Text>
      )}
      <Cluster>
        <Button
          type="submit"
          icon={<Sparkles />}
          busy={ask.isPending}
          disabled={off !== undefined || wish.topic.trim() === '' || leftToday === 0}
        >
          {texts.ask}
        </Button>
        <Button
          tone="alt"
          icon={<CircleHelp />}
          onClick={() => openDialog('tutorial', { where: 'AI_PROBLEM_CREATE' })}
        >
          {texts.help}
        </Button>
        <Text as="span" size="small" tone="soft">
          {off ?? texts.leftToday(leftToday)}
        </Text>
      </Cluster>
    </Stack>
  );
}
