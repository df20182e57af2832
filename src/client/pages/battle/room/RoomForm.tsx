import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { createRoom, createRoomForClass } from '#client/net/rest/battle/battles.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { roomSettingsSchema, type RoomSettings } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import { useIsStaff } from '../useIsStaff.ts';
import { RoomFields } from './RoomFields.tsx';
import styles from './RoomForm.module.css';

const texts = battleTexts.form;

interface RoomFormProps {
  /** The class for which a teacher opens it; without one it can be the class that the teacher is in now. */
  readonly classId: number | undefined;
  readonly onCancel: () => void;
}

/** What the host decides before the room opens. */
export function RoomForm({ classId, onCancel }: RoomFormProps) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const [settings, setSettings] = useState<RoomSettings>(() =>
    roomSettingsSchema.parse({ name: texts.defaultName(nickname) }),
  );
  const isStaff = useIsStaff();
  const ownId = useStore(channelStore, ({ current }) => current?.channelId ?? 0);
  const channelId = classId ?? ownId;
  const [isForClass, setIsForClass] = useState(classId !== undefined);
  const [password, setPassword] = useState('');
  const opening = useMutation({
    mutationFn: () =>
      isForClass
        ? createRoomForClass(channelId, settings)
        : createRoom({ ...settings, ...(password.trim() !== '' && { password: password.trim() }) }),
    onSuccess: ({ room }) => navigate(paths.battle(room.code)),
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  return (
    <form className={styles.form} onSubmit={open}>
      {(isStaff || classId !== undefined) && (
        <CheckBox
          label={`${battleTexts.staff.forClass} · ${battleTexts.staff.forClassHint}`}
          checked={isForClass}
          onChange={(event) => setIsForClass(event.target.checked)}
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
      <FormMessage
        message={opening.error ? userMessageOf(opening.error, battleTexts.enterFailed) : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={opening.isPending}>
          {texts.open}
        </Button>
        <Button tone="alt" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
