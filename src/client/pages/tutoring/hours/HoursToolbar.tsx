import { CalendarDays, ChevronLeft, ChevronRight, Repeat } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { SCHEDULE_TYPES } from '#shared/contract/tutoring/schedules.ts';
import { monthOf, sundayOf } from './model/calendarDays.ts';
import { hoursTexts as texts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import styles from './Hours.module.css';

const ICONS = { DAY: Repeat, DATE: CalendarDays } as const;
export const HOURS_PANEL_ID = 'hours-panel';

/** The choice of the schedule and, for dates, of the week. */
export function HoursToolbar({ editor }: { readonly editor: HoursEditorState }) {
  const { tab, chooseTab, showWeek, showDay, today, sunday, week } = editor;
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'DAY' ? 'DATE' : 'DAY';
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div className={styles.toolbar}>
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={texts.tabs.label} onKeyDown={move}>
        {SCHEDULE_TYPES.map((one) => {
          const Icon = ICONS[one];
          return (
            <button
              key={one}
              type="button"
              role="tab"
              data-tab={one}
              aria-selected={one === tab}
              aria-controls={HOURS_PANEL_ID}
              tabIndex={one === tab ? 0 : -1}
              className={classNames(styles.tab, one === tab && styles.chosen)}
              onClick={() => chooseTab(one)}
            >
              <Icon aria-hidden="true" />
              {texts.tabs[one]}
            </button>
          );
        })}
      </div>
      {tab === 'DATE' && (
        <Row className={styles.week}>
          <IconButton
            size="small"
            label={texts.previousWeek}
            icon={<ChevronLeft />}
            onClick={() => showWeek(-1)}
          />
          <Text as="span" size="label" align="center" grow aria-live="polite">
            {texts.week(week)}
          </Text>
          <IconButton
            size="small"
            label={texts.nextWeek}
            icon={<ChevronRight />}
            onClick={() => showWeek(1)}
          />
          <Button
            tone="alt"
            size="small"
            disabled={sunday === sundayOf(today) && editor.yearMonth === monthOf(today)}
            onClick={() => showDay(today)}
          >
            {texts.thisWeek}
          </Button>
        </Row>
      )}
    </div>
  );
}
