import { Plus, Trash2 } from 'lucide-react';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { MOST_SCHEDULES } from '#shared/contract/learning/courseClasses.ts';
import type { OfferForm } from './offerForm.ts';
import { courseTexts } from './texts.ts';
import styles from './Courses.module.css';

const texts = courseTexts.form;

type DateRow = OfferForm['dates'][number];

/** The dates on which a course class meets. */
export function OfferDates({
  dates,
  error,
  onDates,
}: {
  readonly error: string | undefined;
  readonly dates: readonly DateRow[];
  readonly onDates: (dates: readonly DateRow[]) => void;
}) {
  const change = (index: number, part: Partial<DateRow>) =>
    onDates(dates.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <Stack as="fieldset" gap={3} align="start" className={styles.dates}>
      <Text as="legend" size="label" tone="accent">
        {texts.dates}
      </Text>
      {dates.map((date, index) => (
        <div key={index} className={styles.date}>
          <TextField
            label={texts.date(index + 1)}
            type="datetime-local"
            value={date.at}
            onChange={({ target }) => change(index, { at: target.value })}
          />
          <TextField
            label={texts.dateTitle(index + 1)}
            value={date.title}
            maxLength={40}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <TextField
            label={texts.minutes(index + 1)}
            type="number"
            min={10}
            max={600}
            value={date.minutes}
            onChange={({ target }) => change(index, { minutes: target.value })}
          />
          <IconButton
            label={texts.removeDate(index + 1)}
            icon={<Trash2 />}
            onClick={() => onDates(dates.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <FormMessage message={error} />
      <Button
        tone="alt"
        icon={<Plus />}
        disabled={dates.length >= MOST_SCHEDULES}
        onClick={() => onDates([...dates, { at: dates.at(-1)?.at ?? '', title: '', minutes: '50' }])}
      >
        {texts.addDate}
      </Button>
    </Stack>
  );
}
