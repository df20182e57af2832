import { BadgeCheck, Mail } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import styles from './GuardianParts.module.css';
import { guardianPageTexts as texts } from './texts.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

export interface ChildFaceProps {
  readonly child: {
    readonly nickname: string;
    readonly level: number;
    readonly itemKeyList: readonly string[];
  };
  /** When it was agreed to; without it the child is asking for the first time. */
  readonly since?: string;
}

/** Who this is about. */
export function ChildFace({ child, since }: ChildFaceProps) {
  const { nickname, level, itemKeyList } = child;
  return (
    <div className={styles.face}>
      {itemKeyList.length > 0 && <AvatarPreview itemKeys={itemKeyList} height={128} expression="happy" />}
      <div>
        <p className={styles.name}>
          {nickname} <small>{texts.level(level)}</small>
        </p>
        {since === undefined ? (
          <>
            <p>{texts.wish(nickname)}</p>
            <p className={styles.mark}>
              <Mail size={18} aria-hidden="true" /> {texts.newWish}
            </p>
          </>
        ) : (
          <p className={styles.given}>
            <BadgeCheck size={18} aria-hidden="true" /> {texts.page.since(dayOf(since))}
          </p>
        )}
      </div>
    </div>
  );
}

const dayFormat = seoulFormat({ month: 'long', day: 'numeric' });
const dayOf = (time: string) => dayFormat.format(new Date(time));
