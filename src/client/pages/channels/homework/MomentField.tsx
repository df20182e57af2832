import { useId } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import inputs from '#client/ui/form/Field.module.css';
import { HOMEWORK_STEP_MINUTES } from '#shared/contract/learning/homeworks.ts';
import { calendarFormat } from '#shared/time/seoulFormat.ts';
import type { SeoulMoment } from './seoulMoment.ts';
import { homeworkTexts } from './texts.ts';

const texts = homeworkTexts.form;
const HOURS = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const MINUTES = Array.from({ length: 60 / HOMEWORK_STEP_MINUTES }, (_, step) =>
  twoDigits(step * HOMEWORK_STEP_MINUTES),
);

/** A day, an hour and a step of five minutes of Seoul, no matter where the device is. */
export function MomentField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: SeoulMoment;
  readonly onChange: (value: SeoulMoment) => void;
}) {
  const id = useId();
  const [hour = '', minute = ''] = value.time.split(':');
  return (
    <fieldset className={inputs.group}>
      <legend className={inputs.label} id={id}>
        {label}
      </legend>
      <div className={classNames(inputs.row, inputs.dayFirst)}>
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
          value={hour}
          onChange={({ target }) => onChange({ ...value, time: `${target.value}:${minute}` })}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {hourLabel(Number(one))}
            </option>
          ))}
        </select>
        <select
          className={inputs.input}
          aria-label={`${label} ${texts.minute}`}
          value={minute}
          onChange={({ target }) => onChange({ ...value, time: `${hour}:${target.value}` })}
        >
          {MINUTES.map((one) => (
            <option key={one} value={one}>
              {texts.minutes(Number(one))}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

const format = calendarFormat({ hour: 'numeric' });

const hourLabel = (hour: number): string => format.format(new Date(Date.UTC(2026, 0, 1, hour)));

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
