import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useCreateRoom } from '#client/net/battle/battles.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { roomSettingsSchema, type RoomSettings } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import { useBattleClasses } from '../useBattleClasses.ts';
import { RoomFields } from './RoomFields.tsx';

const texts = battleTexts.form;

/** What the host decides before the room opens, and for which class where there are several. */
export function RoomForm({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const [settings, setSettings] = useState<RoomSettings>(() =>
    roomSettingsSchema.parse({ name: texts.defaultName(nickname) }),
  );
  const classes = useBattleClasses();
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = classes.find(({ channelId }) => channelId === chosenId) ?? classes[0];
  // A teacher who comes from the pages of a class opens a battle for it.
  const isFromClass = classes.length === 1 && chosen?.isStaff === true;
  const [wantsForClass, setWantsForClass] = useState(isFromClass);
  const isForClass = wantsForClass && chosen?.isStaff === true;
  const [password, setPassword] = useState('');
  const opening = useCreateRoom({
    onSuccess: ({ room }, { channelDomain }) => navigate(paths.battle(channelDomain, room.code)),
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) opening.mutate({ ...chosen, settings, isForClass, password: password.trim() || undefined });
  };
  return (
    <Stack as="form" onSubmit={open}>
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
        <RoomFields settings={settings} onChange={(part) => setSettings({ ...settings, ...part })} />
        {!isForClass && (
          <TextField
            label={battleTexts.password}
            hint={texts.passwordHint}
            optional
            maxLength={20}
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Grid>
      <FormMessage
        message={opening.error ? userMessageOf(opening.error, battleTexts.enterFailed) : undefined}
      />
      <Cluster gap={4}>
        <Button type="submit" size="large" busy={opening.isPending}>
          {texts.open}
        </Button>
        <Button tone="alt" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
}
