import { Fragment } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { differingSlots, dayOfSlot, slotStateOf, minutesOfSlot, withChanges } from './model/hoursDraft.ts';
import { SlotFace } from './SlotCell.tsx';
import { hoursTexts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';
import styles from './WeekGrid.module.css';

const texts = hoursTexts.conflict;
const MOST_SHOWN = 12;

/** Somebody else has saved meanwhile: both are shown, slot by slot, and one is chosen. */
export function ConflictDialog({ editor }: { readonly editor: HoursEditorState }) {
  const { conflict, closeConflict, saved, unsaved, unsavedSlots, tab, drop, save } = editor;
  const mine = conflict ? withChanges(conflict.before, unsaved) : saved;
  // Slots that were changed here come first; the rest was changed by the other person.
  const slots = differingSlots(tab, [mine, saved]).toSorted(
    (a, b) => Number(unsavedSlots.has(b)) - Number(unsavedSlots.has(a)),
  );
  const keepTheirs = () => {
    drop();
    closeConflict();
  };
  const keepMine = () => {
    closeConflict();
    save.mutate();
  };
  return (
    <LocalDialog open={conflict !== null} onClose={closeConflict}>
      <Dialog
        title={texts.title}
        titleTone="coral"
        width="small"
        readOnly
        description={texts.detail}
        footer={
          <>
            <Button onClick={keepMine}>{texts.keepMine}</Button>
            <Button tone="alt" onClick={keepTheirs}>
              {texts.keepTheirs}
            </Button>
          </>
        }
      >
        <table className={styles.conflict}>
          <thead>
            <tr>
              <th scope="col">{texts.slot}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {slots.slice(0, MOST_SHOWN).map((slot, index) => (
              <Fragment key={slot}>
                {!unsavedSlots.has(slot) && (index === 0 || unsavedSlots.has(slots[index - 1] ?? '')) && (
                  <tr>
                    <th colSpan={3} scope="rowgroup">
                      {texts.others}
                    </th>
                  </tr>
                )}
                <tr>
                  <th scope="row">
                    {hoursTexts.slotShort({ day: dayOfSlot(slot), minutes: minutesOfSlot(slot), tab })}
                  </th>
                  {[mine, saved].map((of, column) => (
                    <td key={column} aria-label={hoursTexts.slotStates[slotStateOf(of, tab, slot)]}>
                      <SlotFace slotState={slotStateOf(of, tab, slot)} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
        {slots.length > MOST_SHOWN && <p>{texts.more(slots.length - MOST_SHOWN)}</p>}
      </Dialog>
    </LocalDialog>
  );
}
