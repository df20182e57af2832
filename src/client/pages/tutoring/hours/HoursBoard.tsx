import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DayButtons } from './DayButtons.tsx';
import { HOURS_PANEL_ID } from './HoursToolbar.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { hoursTexts as texts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import styles from './Hours.module.css';

/** A teacher's hours: month, grid, and the bar of what is not saved. */
export function HoursBoard({
  editor,
  inDialog = false,
}: {
  readonly editor: HoursEditorState;
  readonly inDialog?: boolean;
}) {
  const { tab, week, today, now, hours, unsavedSlots, booked, readOnly, paint, save, shownDay } = editor;
  const isPhone = useMedia(WIDTHS['--narrow']);
  const isCompact = useMedia('(pointer: fine)') && inDialog && !isPhone;
  return (
    <div
      className={classNames(styles.board, inDialog && styles.inDialog)}
      id={HOURS_PANEL_ID}
      role="tabpanel"
    >
      {!isPhone && !inDialog && (
        <MonthPanel
          {...{ tab, today, hours, readOnly }}
          yearMonth={editor.yearMonth}
          sunday={editor.sunday}
          counts={editor.counts}
          onMonth={editor.showMonth}
          onDay={editor.showDay}
        />
      )}
      <div className={styles.middle}>
        <Section className={styles.panel}>
          {isPhone && (
            <DayButtons
              {...{ tab, today, hours, week, unsavedSlots }}
              chosen={shownDay}
              onChoose={editor.chooseColumn}
            />
          )}
          {tab === 'DAY' && (isPhone || inDialog) && (
            <Text size="small" bold align="center">
              {texts.everyWeek}
            </Text>
          )}
          {readOnly && (isPhone || inDialog) && (
            <Text size="small" bold align="center">
              {texts.viewHint}
            </Text>
          )}
          <VisuallyHidden>{texts.gridHint}</VisuallyHidden>
          <WeekGrid
            {...{ tab, today, now, hours, unsavedSlots, booked }}
            days={isPhone ? [shownDay] : week}
            readOnly={readOnly || save.isPending}
            compact={isCompact}
            onPaint={(stroke) => paint(tab, stroke)}
          />
        </Section>
        {!readOnly && <ChangesBar editor={editor} />}
      </div>
      <LeaveQuestion editor={editor} />
      <ConflictDialog editor={editor} />
    </div>
  );
}
