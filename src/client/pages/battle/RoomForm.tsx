import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { createRoom, createRoomForClass } from '#client/net/rest/battle/battles.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { roomSettingsSchema, type RoomSettings } from '#shared/contract/battle/battles.ts';
import { useIsStaff } from './useIsStaff.ts';
import { battleTexts } from './texts.ts';
import styles from './RoomForm.module.css';

const texts = battleTexts.form;
const choices = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }));
const numbers = (list: readonly number[], say: (value: number) => string) =>
  list.map((value) => ({ value: String(value), label: say(value) }));

/** What the host decides before the room opens. */
export function RoomForm({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const [settings, setSettings] = useState<RoomSettings>(() =>
    roomSettingsSchema.parse({ name: texts.defaultName(nickname) }),
  );
  const isStaff = useIsStaff();
  const channelId = useStore(channelStore, ({ current }) => current?.channelId ?? 0);
  const [isForClass, setIsForClass] = useState(false);
  const [password, setPassword] = useState('');
  const opening = useMutation({
    mutationFn: () =>
      isForClass
        ? createRoomForClass(channelId, settings)
        : createRoom({ ...settings, ...(password.trim() !== '' && { password: password.trim() }) }),
    onSuccess: ({ room }) => navigate(paths.battle(room.code)),
  });
  const set = (part: Partial<RoomSettings>) => setSettings({ ...settings, ...part });
  const open = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  return (
    <form className={styles.form} onSubmit={open}>
      {isStaff && (
        <CheckBox
          label={`${battleTexts.staff.forClass} · ${battleTexts.staff.forClassHint}`}
          checked={isForClass}
          onChange={(event) => setIsForClass(event.target.checked)}
        />
      )}
      <TextField
        label={texts.name}
        value={settings.name}
        maxLength={30}
        required
        onChange={(event) => set({ name: event.target.value })}
      />
      <ChoiceField
        label={texts.kind}
        options={choices(battleTexts.kinds)}
        value={settings.kind}
        onChange={(kind) => set({ kind })}
      />
      <ChoiceField
        label={texts.language}
        options={choices(battleTexts.languages)}
        value={settings.language ?? 'ANY'}
        onChange={(language) => set({ language: language === 'ANY' ? null : language })}
      />
      <ChoiceField
        label={texts.rule}
        options={choices(battleTexts.rules)}
        value={settings.rule}
        onChange={(rule) => set({ rule })}
      />
      <ChoiceField
        label={texts.minutes}
        options={numbers([5, 10, 15, 30, 60], battleTexts.minutes)}
        value={String(settings.minutes)}
        onChange={(minutes) => set({ minutes: Number(minutes) })}
      />
      <ChoiceField
        label={texts.count}
        options={numbers([1, 2, 3, 5], battleTexts.problems)}
        value={String(settings.problemCount)}
        onChange={(count) => set({ problemCount: Number(count) })}
      />
      <ChoiceField
        label={texts.capacity}
        options={numbers([2, 4, 6, 8, 15, 30], (count) => `${count}명`)}
        value={String(settings.capacity)}
        onChange={(capacity) => set({ capacity: Number(capacity) })}
      />
      <ChoiceField
        label={texts.mode}
        options={choices(texts.modes)}
        value={settings.mode}
        onChange={(mode) => set({ mode })}
      />
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
      <CheckBox
        label={texts.listed}
        checked={settings.listed}
        onChange={(event) => set({ listed: event.target.checked })}
      />
      <CheckBox
        label={texts.spectators}
        checked={settings.spectators}
        onChange={(event) => set({ spectators: event.target.checked })}
      />
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
