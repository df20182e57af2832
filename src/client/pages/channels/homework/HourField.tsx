import { useId } from 'react';
import inputs from '#client/ui/form/Field.module.css';
import type { SeoulHour } from './seoulHour.ts';
import { homeworkTexts } from './texts.ts';
import styles from './Homework.module.css';
import { calendarFormat } from '#shared/time/seoulFormat.ts';

const texts = homeworkTexts.form;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A day and a full hour of Seoul, wherever the device is. */
export function HourField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: SeoulHour;
  readonly onChange: (value: SeoulHour) => void;
}) {
  const id = useId();
  return (
    <fieldset className={inputs.group}>
      <legend className={inputs.label} id={id}>
        {label}
      </legend>
      <div className={styles.times}>
        <input
          type="date"
          className={inputs.input}
          aria-label={`${label} ${texts.day}`}
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
        <select
          className={inputs.input}
          aria-label={`${label} ${texts.hour}`}
          value={value.hour}
          onChange={({ target }) => onChange({ ...value, hour: Number(target.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourLabel(hour)}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

const format = calendarFormat({ hour: 'numeric' });

const hourLabel = (hour: number): string => format.format(new Date(Date.UTC(2026, 0, 1, hour)));
