import { Hint } from '#client/ui/text/Text.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { useUpdateRoom } from '#client/net/battle/battles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { BattleRoom } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import { roomFormResolver, settingsOf, type RoomFormValues } from './roomForm.ts';
import { RoomFields } from './RoomFields.tsx';

const texts = battleTexts.form;

interface EditRoomProps {
  readonly room: BattleRoom;
  readonly onDone: () => void;
}

/** The host changes a room that waits; players who were ready look again. */
export function EditRoom({ room, onDone }: EditRoomProps) {
  const { id: channelId } = useChannel();
  const form = useForm<RoomFormValues, unknown, RoomFormValues>({
    resolver: roomFormResolver,
    defaultValues: { ...settingsOf(room), password: '' },
  });
  const [isOpened, setIsOpened] = useState(false);
  const save = useUpdateRoom({ channelId, code: room.code }, { onSuccess: onDone });
  const { onSubmit, message, busy } = useFormSubmit(
    form,
    async ({ password, ...settings }: RoomFormValues) => {
      await save.mutateAsync({
        ...settings,
        ...(isOpened ? { password: null } : password !== '' && { password }),
      });
    },
  );
  return (
    <Panel title={texts.edit} titleTone="sea">
      <Stack as="form" noValidate onSubmit={onSubmit}>
        <Grid min={300}>
          <RoomFields form={form} />
          {!room.isClass && room.hasPassword && (
            <CheckBox
              label={texts.noPassword}
              checked={isOpened}
              onChange={(event) => setIsOpened(event.target.checked)}
            />
          )}
          {!room.isClass && !isOpened && (
            <TextField
              label={room.hasPassword ? texts.newPassword : battleTexts.password}
              hint={room.hasPassword ? texts.newPasswordHint : texts.passwordHint}
              optional
              maxLength={20}
              autoComplete="off"
              {...form.register('password')}
            />
          )}
        </Grid>
        <Hint>{texts.editHint}</Hint>
        <FormMessage message={message} />
        <Cluster gap={4}>
          <Button type="submit" size="large" busy={busy}>
            {texts.save}
          </Button>
          <Button tone="alt" size="large" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}
