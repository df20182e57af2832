import { Note } from '#client/ui/text/Note.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSaveCompetition } from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { ENROLL_ROLES } from '#shared/contract/battle/competitions.ts';
import { type StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import { CONTEST_RULES } from '#shared/contract/battle/scoreboards.ts';
import type { Phase } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import { checkForm, formOf, freshForm, type CompetitionForm, type FormErrors } from './competitionForm.ts';
import { ContentPicker } from './ContentPicker.tsx';
import { GroupField } from './GroupField.tsx';

const texts = competitionTexts.staff.form;

interface CompetitionFormViewProps {
  readonly channelId: number;
  /** Null for a new one. */
  readonly competition: StaffCompetition | null;
  readonly phase: Phase;
}

/** Everything that staff says of a competition; once it has begun only what may still change. */
export function CompetitionFormView({ channelId, competition, phase }: CompetitionFormViewProps) {
  const { channelDomain } = useChannel();
  const navigate = useNavigate();
  const [form, setForm] = useState<CompetitionForm>(() =>
    competition ? formOf(competition) : freshForm(Date.now()),
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const set = (part: Partial<CompetitionForm>) => setForm({ ...form, ...part });
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm(form, competition);
    setErrors(checked.errors ?? {});
    if (checked.input) save.mutate(checked.input);
  };
  const shown = (field: keyof CompetitionForm) => errors[field];
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {hasBegun && <Note>{isOver ? texts.over : texts.begun}</Note>}
      <Grid min={300}>
        <TextField
          label={texts.name}
          error={shown('name')}
          maxLength={40}
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <ChoiceField
          label={texts.rule}
          options={CONTEST_RULES.filter((rule) => !hasBegun || rule === form.rule).map((value) => ({
            value,
            label: competitionTexts.rules[value],
          }))}
          value={form.rule}
          onChange={(rule) => set({ rule })}
        />
        <TextField
          label={texts.start}
          error={shown('start')}
          type="datetime-local"
          disabled={hasBegun}
          value={form.start}
          onChange={(event) => set({ start: event.target.value })}
        />
        <TextField
          label={texts.end}
          hint={texts.endHint}
          error={shown('end')}
          type="datetime-local"
          disabled={isOver}
          value={form.end}
          onChange={(event) => set({ end: event.target.value })}
        />
        <TextField
          label={texts.limitTime}
          hint={texts.limitHint}
          error={shown('limitTime')}
          inputMode="numeric"
          maxLength={4}
          disabled={isOver}
          value={form.limitTime}
          onChange={(event) => set({ limitTime: event.target.value })}
        />
        <TextField
          label={texts.freeze}
          hint={texts.freezeHint}
          error={shown('freezeMinutes')}
          inputMode="numeric"
          maxLength={3}
          disabled={hasBegun}
          value={form.freezeMinutes}
          onChange={(event) => set({ freezeMinutes: event.target.value })}
        />
      </Grid>
      <TextAreaField
        label={texts.content}
        hint={texts.contentHint}
        error={shown('content')}
        optional
        rows={3}
        maxLength={4_000}
        value={form.content}
        onChange={(event) => set({ content: event.target.value })}
      />
      <ChoiceField
        label={texts.who}
        options={ENROLL_ROLES.map((value) => ({ value, label: competitionTexts.roles[value] }))}
        value={form.enrollRole}
        onChange={(enrollRole) => set({ enrollRole })}
      />
      <GroupField
        channelId={channelId}
        groupIds={form.groupIds}
        before={competition?.groupList ?? []}
        onChange={(groupIds) => set({ groupIds })}
      />
      <CheckBox
        label={texts.share}
        checked={form.shareSolutions}
        onChange={(event) => set({ shareSolutions: event.target.checked })}
      />
      <ContentPicker
        channelId={channelId}
        form={form}
        isFixed={hasBegun}
        error={shown('contents')}
        onChange={setForm}
      />
      <FormMessage message={save.error ? userMessageOf(save.error, texts.failed) : undefined} />
      <Row>
        <Button type="submit" size="large" busy={save.isPending}>
          {competition ? texts.save : texts.create}
        </Button>
      </Row>
    </Stack>
  );
}
