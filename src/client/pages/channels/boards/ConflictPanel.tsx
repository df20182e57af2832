import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import type { PostPicture } from '#shared/contract/channels/posts.ts';
import { PostContent } from './PostContent.tsx';
import styles from './PostEditor.module.css';
import type { Writing } from './PostForm.tsx';
import { boardTexts } from './texts.ts';

const texts = boardTexts.conflict;

export interface ConflictPanelProps {
  readonly mine: Writing;
  readonly theirs: Writing;
  readonly pictures: readonly PostPicture[];
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of a post, of which nothing is lost until one is chosen. */
export function ConflictPanel({
  mine,
  theirs,
  pictures,
  busy,
  onKeepMine,
  onTakeTheirs,
}: ConflictPanelProps) {
  return (
    <section className={styles.conflict} role="alert" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.versions}>
        <Version label={texts.mine} writing={mine} pictures={pictures}>
          <Button busy={busy} onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </Version>
        <Version label={texts.theirs} writing={theirs} pictures={pictures}>
          <Button tone="alt" busy={busy} onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </Version>
      </div>
    </section>
  );
}

function Version({
  label,
  writing,
  pictures,
  children,
}: {
  readonly label: string;
  readonly writing: Writing;
  readonly pictures: readonly PostPicture[];
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.version} aria-label={label}>
      <h3>{label}</h3>
      <ScrollArea label={label} className={styles.words}>
        <b>{writing.title === '' ? texts.noTitle : writing.title}</b>
        <PostContent content={writing.content} pictures={pictures} mentions={[]} />
      </ScrollArea>
      {children}
    </section>
  );
}
