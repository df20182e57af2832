import { Plus, Trash2, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { createAccounts } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { MOST_ROLL_NUMBER } from '#shared/contract/channels/channelFields.ts';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { MOST_TYPED_PHONE } from '#shared/contract/phone.ts';
import { focusPanel } from './focusPanel.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';

interface Student {
  readonly key: number;
  readonly nickname: string;
  readonly rollNumber: string;
  readonly birthDate: string;
  readonly guardianPhoneNumber: string;
}

const MOST = 10;
const empty = (key: number): Student => ({
  key,
  nickname: '',
  rollNumber: '',
  birthDate: '',
  guardianPhoneNumber: '',
});

export interface AddStudentsProps {
  readonly onMade: (cards: readonly SignInCard[]) => void;
  readonly onClose: () => void;
}

/** Some new students with accounts; a whole class comes by a file. */
export function AddStudents({ onMade, onClose }: AddStudentsProps) {
  const { id: channelId } = useChannel();
  const { act, isPending } = useMemberActions();
  const nextKey = useRef(1);
  const [students, setStudents] = useState<readonly Student[]>([empty(0)]);
  const [thisYear] = useState(() => yearInSeoul(new Date()));
  const change = (key: number, part: Partial<Student>) =>
    setStudents((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({
      run: async () =>
        onMade(
          await createAccounts(
            channelId,
            students.map(({ key: _key, ...student }) => student),
          ),
        ),
      done: texts.cardsHint,
    });
  };
  return (
    <Section
      as="aside"
      ref={focusPanel}
      tabIndex={-1}
      title={texts.newStudents}
      note={texts.newHint}
      actions={
        <IconButton size="small" label={texts.closePanel} tone="close" icon={<X />} onClick={onClose} />
      }
    >
      <Stack as="form" onSubmit={submit}>
        {students.map(({ key, nickname, rollNumber, birthDate, guardianPhoneNumber }, index) => (
          <Card key={key} size="small">
            <TextField
              label={texts.name}
              value={nickname}
              maxLength={12}
              required
              autoComplete="off"
              onChange={(event) => change(key, { nickname: event.target.value })}
            />
            <TextField
              label={texts.rollNumber}
              value={rollNumber}
              maxLength={MOST_ROLL_NUMBER}
              inputMode="numeric"
              optional
              autoComplete="off"
              onChange={(event) => change(key, { rollNumber: event.target.value })}
            />
            <DateField
              label={texts.birthDate}
              hint={texts.birthDateHint}
              value={birthDate}
              years={[thisYear - 60, thisYear - 4]}
              onChange={(value) => change(key, { birthDate: value })}
            />
            <TextField
              label={texts.guardianPhone}
              type="tel"
              value={guardianPhoneNumber}
              maxLength={MOST_TYPED_PHONE}
              optional
              autoComplete="off"
              onChange={(event) => change(key, { guardianPhoneNumber: event.target.value })}
            />
            {students.length > 1 && (
              <Button
                tone="alt"
                icon={<Trash2 />}
                aria-label={texts.removeRow(index + 1)}
                onClick={() => setStudents((before) => before.filter((one) => one.key !== key))}
              >
                {index + 1}
              </Button>
            )}
          </Card>
        ))}
        {students.length < MOST && (
          <Button
            tone="alt"
            icon={<Plus />}
            onClick={() => {
              const key = nextKey.current;
              nextKey.current += 1;
              setStudents((before) => [...before, empty(key)]);
            }}
          >
            {texts.anotherRow}
          </Button>
        )}
        <Button
          type="submit"
          busy={isPending}
          disabled={students.some(({ nickname }) => nickname.trim() === '')}
        >
          {texts.make}
        </Button>
      </Stack>
    </Section>
  );
}
