import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { classNames } from '#client/ui/classNames.ts';
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
import styles from './HoursBoard.module.css';

/** A teacher's hours: month, grid, and the bar of what is not saved. */
export function HoursBoard({
  editor,
  inDialog = false,
}: {
  readonly editor: HoursEditorState;
  readonly inDialog?: boolean;
}) {
  const { tab, week, today, now, hours, unsavedSlots, booked, readOnly, paint, save, shownDay } = editor;
  const isPhone = useMedia('(max-width: 720px)');
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
      <div className={styles.main}>
        <section className={styles.panel}>
          {isPhone && (
            <DayButtons
              {...{ tab, today, hours, week, unsavedSlots }}
              chosen={shownDay}
              onChoose={editor.chooseColumn}
            />
          )}
          {tab === 'DAY' && (isPhone || inDialog) && <p className={styles.note}>{texts.everyWeek}</p>}
          {readOnly && (isPhone || inDialog) && <p className={styles.note}>{texts.viewHint}</p>}
          <VisuallyHidden>{texts.gridHint}</VisuallyHidden>
          <WeekGrid
            {...{ tab, today, now, hours, unsavedSlots, booked }}
            days={isPhone ? [shownDay] : week}
            readOnly={readOnly || save.isPending}
            compact={isCompact}
            onPaint={(stroke) => paint(tab, stroke)}
          />
        </section>
        {!readOnly && <ChangesBar editor={editor} />}
      </div>
      <LeaveQuestion editor={editor} />
      <ConflictDialog editor={editor} />
    </div>
  );
}
