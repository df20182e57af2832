import { Note } from '#client/ui/text/Note.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useSaveCompetition } from '#client/net/battle/competitions.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { ENROLL_ROLES, type CompetitionInput } from '#shared/contract/battle/competitions.ts';
import { type StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import { CONTEST_RULES } from '#shared/contract/battle/scoreboards.ts';
import type { Phase } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import { checkForm, formOf, freshForm, type CompetitionForm } from './competitionForm.ts';
import { ContentPicker } from './ContentPicker.tsx';
import { GroupField } from './GroupField.tsx';

const texts = competitionTexts.staff.form;

interface CompetitionFormViewProps {
  readonly channelId: number;
  /** Null for a new one. */
  readonly competition: StaffCompetition | null;
  readonly phase: Phase;
}

/** Checks the fields, and the input that they make by the contract. */
const resolverOf =
  (before: StaffCompetition | null): Resolver<CompetitionForm, unknown, CompetitionInput> =>
  (form) => {
    const { input, errors } = checkForm(form, before);
    if (input) return { values: input, errors: {} };
    const shown = Object.entries(errors).map(([field, message]) => [field, { type: 'wrong', message }]);
    return { values: {}, errors: Object.fromEntries(shown) };
  };

/** Everything that staff says of a competition; once it has begun only what may still change. */
export function CompetitionFormView({ channelId, competition, phase }: CompetitionFormViewProps) {
  const { channelDomain } = useChannel();
  const navigate = useNavigate();
  const [first] = useState(() => (competition ? formOf(competition) : freshForm(Date.now())));
  const form = useForm<CompetitionForm, unknown, CompetitionInput>({
    resolver: resolverOf(competition),
    defaultValues: first,
  });
  const hasBegun = phase !== 'COMING';
  const isOver = phase === 'JUDGING' || phase === 'ENDED';
  const save = useSaveCompetition(
    { channelId, competitionId: competition?.competitionId ?? null },
    {
      onSuccess: (saved) => {
        showToast({ text: competition ? texts.saved : texts.created });
        if (!competition && saved.competitionId !== null)
          void navigate(paths.staffCompetition(channelDomain, saved.competitionId), { replace: true });
      },
    },
  );
  const { onSubmit, message, busy } = useFormSubmit(form, async (input: CompetitionInput) => {
    await save.mutateAsync(input);
  });
  const { errors } = form.formState;
  const [rule, enrollRole, groupIds, shareSolutions, contents] = useWatch({
    control: form.control,
    name: ['rule', 'enrollRole', 'groupIds', 'shareSolutions', 'contents'],
  });
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      {hasBegun && <Note>{isOver ? texts.over : texts.begun}</Note>}
      <Grid min={300}>
        <TextField
          label={texts.name}
          error={errors.name?.message}
          maxLength={40}
          {...form.register('name')}
        />
        <ChoiceField
          label={texts.rule}
          options={CONTEST_RULES.filter((one) => !hasBegun || one === rule).map((value) => ({
            value,
            label: competitionTexts.rules[value],
          }))}
          value={rule}
          onChange={(value) => form.setValue('rule', value)}
        />
        <TextField
          label={texts.start}
          error={errors.start?.message}
          type="datetime-local"
          disabled={hasBegun}
          {...form.register('start')}
        />
        <TextField
          label={texts.end}
          hint={texts.endHint}
          error={errors.end?.message}
          type="datetime-local"
          disabled={isOver}
          {...form.register('end')}
        />
        <TextField
          label={texts.limitTime}
          hint={texts.limitHint}
          error={errors.limitTime?.message}
          inputMode="numeric"
          maxLength={4}
          disabled={isOver}
          {...form.register('limitTime')}
        />
        <TextField
          label={texts.freeze}
          hint={texts.freezeHint}
          error={errors.freezeMinutes?.message}
          inputMode="numeric"
          maxLength={3}
          disabled={hasBegun}
          {...form.register('freezeMinutes')}
        />
      </Grid>
      <TextAreaField
        label={texts.content}
        hint={texts.contentHint}
        error={errors.content?.message}
        optional
        rows={3}
        maxLength={4_000}
        {...form.register('content')}
      />
      <ChoiceField
        label={texts.who}
        options={ENROLL_ROLES.map((value) => ({ value, label: competitionTexts.roles[value] }))}
        value={enrollRole}
        onChange={(value) => form.setValue('enrollRole', value)}
      />
      <GroupField
        channelId={channelId}
        groupIds={groupIds}
        before={competition?.groupList ?? []}
        onChange={(value) => form.setValue('groupIds', value)}
      />
      <CheckBox
        label={texts.share}
        checked={shareSolutions}
        onChange={(event) => form.setValue('shareSolutions', event.target.checked)}
      />
      <ContentPicker
        channelId={channelId}
        contents={contents}
        isFixed={hasBegun}
        error={errors.contents?.message}
        onChange={(value) => form.setValue('contents', value)}
      />
      <FormMessage message={message} />
      <Row>
        <Button type="submit" size="large" busy={busy}>
          {competition ? texts.save : texts.create}
        </Button>
      </Row>
    </Stack>
  );
}
