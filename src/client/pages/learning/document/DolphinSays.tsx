import { Volume2 } from 'lucide-react';
import { TeacherRing } from '../frame/TeacherRing.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { learningTexts } from '../texts.ts';
import { Markdown } from './Markdown.tsx';
import styles from './LessonPages.module.css';
import { readAloud } from '#client/ui/sound/readAloud.ts';

/** The words of a page, said by the dolphin; they can be heard, too. */
export function DolphinSays({ text }: { readonly text: string }) {
  return (
    <div className={styles.says}>
      <TeacherRing className={styles.dolphin} />
      <div className={styles.bubble}>
        <Markdown source={text} />
        {'speechSynthesis' in window && (
          <IconButton
            label={learningTexts.listen}
            className={styles.listen}
            icon={<Volume2 />}
            onClick={() => readAloud(plainOf(text))}
          />
        )}
      </div>
    </div>
  );
}

/** Pure: Markdown as it is read aloud, without its signs. */
const plainOf = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[([^\][]*)\]\([^()]*\)/g, ' $1 ')
    .replace(/\[!\w+\]/g, ' ')
    .replace(/\|[-\s|:]+\|/g, ' ')
    .replace(/[`*_#>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
