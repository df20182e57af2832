import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { useState, type FormEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useUpdateRoom } from '#client/net/battle/battles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { roomSettingsSchema, type BattleRoom, type RoomSettings } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import { RoomFields } from './RoomFields.tsx';

const texts = battleTexts.form;

/** The settings of a room as the form knows them; what may be anything is left out. */
const settingsOf = ({ difficulty, language, ...room }: BattleRoom): RoomSettings =>
  roomSettingsSchema.parse({
    ...room,
    ...(difficulty !== null && { difficulty }),
    ...(language !== null && { language }),
  });

interface EditRoomProps {
  readonly room: BattleRoom;
  readonly onDone: () => void;
}

/** The host changes a room that waits; whoever was ready looks again. */
export function EditRoom({ room, onDone }: EditRoomProps) {
  const { id: channelId } = useChannel();
  const [settings, setSettings] = useState(() => settingsOf(room));
  const [password, setPassword] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const save = useUpdateRoom({ channelId, code: room.code }, { onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      ...settings,
      ...(isOpened ? { password: null } : password.trim() !== '' && { password: password.trim() }),
    });
  };
  return (
    <Panel title={texts.edit} titleTone="sea">
      <Stack as="form" onSubmit={submit}>
        <Grid min={300}>
          <RoomFields settings={settings} onChange={(part) => setSettings({ ...settings, ...part })} />
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
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Grid>
        <Text size="small" tone="soft">
          {texts.editHint}
        </Text>
        <FormMessage message={save.error ? userMessageOf(save.error, texts.editFailed) : undefined} />
        <Cluster gap={4}>
          <Button type="submit" size="large" busy={save.isPending}>
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
