import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { daysLater, instantInSeoul } from '#shared/time/seoulTime.ts';
import { lessonQueries, type Slot } from '#client/net/tutoring/lessons.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { dayText, hourText, lessonTexts, shortDayText } from './texts.ts';
import { today, weekOf } from './week.ts';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Label } from '#client/ui/text/Text.tsx';
import styles from './Lessons.module.css';

const texts = lessonTexts.book;

/** The free slots of a teacher in a week, day by day. */
export function SlotPicker({
  teacherId,
  firstDay,
  chosen,
  onChoose,
}: {
  readonly teacherId: number;
  /** A day of the week that is shown first. */
  readonly firstDay: string;
  readonly chosen: Slot | null;
  readonly onChoose: (slot: Slot | null) => void;
}) {
  const [week, setWeek] = useState(() => weekOf(firstDay));
  const slots = useQuery({
    ...lessonQueries.slots(teacherId, week),
    placeholderData: keepPreviousData,
  });
  const turn = (days: number) => {
    setWeek(weekOf(daysLater(week.from, days)));
    onChoose(null);
  };
  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <IconButton
          label={texts.earlier}
          icon={<ChevronLeft />}
          disabled={week.from <= today()}
          onClick={() => turn(-7)}
        />
        <Label aria-live="polite">
          {texts.week(shortDayText(instantInSeoul(week.from, 0)), shortDayText(instantInSeoul(week.to, 0)))}
        </Label>
        <IconButton label={texts.later} icon={<ChevronRight />} onClick={() => turn(7)} />
      </Cluster>
      <ListBody
        query={slots}
        failed={texts.slotsFailed}
        empty={<EmptyState scene="waiting" title={texts.noSlots} hint={texts.noSlotsHint} />}
      >
        {(list) => (
          <Grid min={108} gap={3} fill>
            {[...Map.groupBy(list, ({ registrationDate }) => registrationDate)].map(([day, ofDay]) => (
              <DayOfSlots
                key={day}
                day={day}
                slots={ofDay}
                chosen={chosen}
                isOfOtherWeek={slots.isPlaceholderData}
                onChoose={onChoose}
              />
            ))}
          </Grid>
        )}
      </ListBody>
    </Stack>
  );
}

function DayOfSlots({
  day,
  slots,
  chosen,
  isOfOtherWeek,
  onChoose,
}: {
  readonly day: string;
  readonly slots: readonly Slot[];
  readonly chosen: Slot | null;
  /** They are shown until those of the chosen week are there, and cannot be taken. */
  readonly isOfOtherWeek: boolean;
  readonly onChoose: (slot: Slot) => void;
}) {
  const name = dayText(instantInSeoul(day, 0));
  return (
    <Stack as="section" gap={3} aria-label={name}>
      <Heading level={3} align="center">
        {name}
      </Heading>
      {slots.map((slot) => {
        const isChosen = chosen?.registrationDate === day && chosen.startTime === slot.startTime;
        return (
          <button
            key={slot.startTime}
            type="button"
            className={styles.slot}
            aria-pressed={isChosen}
            disabled={isOfOtherWeek}
            onClick={() => onChoose(slot)}
          >
            {isChosen && <Check aria-hidden="true" />}
            {hourText(instantInSeoul(day, slot.startTime))}
          </button>
        );
      })}
    </Stack>
  );
}
