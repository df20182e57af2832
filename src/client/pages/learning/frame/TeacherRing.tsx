import { classNames } from '#client/ui/classNames.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import styles from './TeacherRing.module.css';

/** 돌핀 선생님 in a ring beside what the teacher says; the sheet of the view sets `--ring`, its width. */
export function TeacherRing({ className }: { readonly className: string | undefined }) {
  return (
    <span className={classNames(styles.ring, className)} aria-hidden="true">
      <Mascot sprite="dolphin" size={136} still />
    </span>
  );
}
