import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { useCreateRoom } from '#client/net/battle/battles.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { roomSettingsSchema } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import { useBattleClasses } from '../useBattleClasses.ts';
import { roomFormResolver, type RoomFormValues } from './roomForm.ts';
import { RoomFields } from './RoomFields.tsx';

const texts = battleTexts.form;

/** The host's decisions before the room opens, and its class if there are several. */
export function RoomForm({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const form = useForm<RoomFormValues, unknown, RoomFormValues>({
    resolver: roomFormResolver,
    defaultValues: { ...roomSettingsSchema.parse({ name: texts.defaultName(nickname) }), password: '' },
  });
  const classes = useBattleClasses();
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = classes.find(({ channelId }) => channelId === chosenId) ?? classes[0];
  // A teacher who comes from the pages of a class opens a battle for it.
  const isFromClass = classes.length === 1 && chosen?.isStaff === true;
  const [wantsForClass, setWantsForClass] = useState(isFromClass);
  const isForClass = wantsForClass && chosen?.isStaff === true;
  const opening = useCreateRoom({
    onSuccess: ({ room }, { channelDomain }) => navigate(paths.battle(channelDomain, room.code)),
  });
  const off = featureOff(useStore(sessionStore).user, 'BATTLES', chosen?.channelId);
  const { onSubmit, message, busy } = useFormSubmit(
    form,
    async ({ password, ...settings }: RoomFormValues) => {
      if (chosen)
        await opening.mutateAsync({ ...chosen, settings, isForClass, password: password || undefined });
    },
  );
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Grid min={300}>
        {chosen && (
          <ChannelField label={texts.where} channels={classes} value={chosen.channelId} onChange={choose} />
        )}
        {chosen?.isStaff && (
          <CheckBox
            label={`${battleTexts.staff.forClass} · ${battleTexts.staff.forClassHint}`}
            checked={isForClass}
            onChange={(event) => setWantsForClass(event.target.checked)}
          />
        )}
        <RoomFields form={form} />
        {!isForClass && (
          <TextField
            label={battleTexts.password}
            hint={texts.passwordHint}
            optional
            maxLength={20}
            autoComplete="off"
            {...form.register('password')}
          />
        )}
      </Grid>
      <FormMessage message={message} />
      {off !== undefined && <Hint>{off}</Hint>}
      <Cluster gap={4}>
        <Button type="submit" size="large" busy={busy} disabled={off !== undefined}>
          {texts.open}
        </Button>
        <Button tone="alt" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
}
