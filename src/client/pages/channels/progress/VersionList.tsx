import { MessageSquareCode } from 'lucide-react';
import { Caption, Heading, Label } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import type { CodeVersion } from '#shared/contract/learning/classProgress.ts';
import type { CodeComment } from '#shared/contract/learning/codeComments.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { progressTexts } from './texts.ts';
import styles from './Progress.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const texts = progressTexts.code;
const WHEN = seoulFormat({
  ...{ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

export interface VersionListProps {
  readonly versions: readonly CodeVersion[];
  readonly comments: readonly CodeComment[];
  readonly chosen: string;
  readonly keyOf: (of: Pick<CodeVersion, 'submissionId' | 'workId'>) => string;
  readonly onChoose: (key: string) => void;
}

/** The versions of a program, newest first, each with what became of it. */
export function VersionList({ versions, comments, chosen, keyOf, onChoose }: VersionListProps) {
  return (
    <Stack as="section" gap={3} aria-label={texts.versions}>
      <Heading level={2} size="label" tone="soft">
        {texts.versions}
      </Heading>
      <Stack as="ol" gap={3} className={styles.versions}>
        {versions.map((version) => {
          const { verdict, correct, total, createdAt, isFormer, workId } = version;
          const key = keyOf(version);
          const said = comments.filter((comment) => keyOf(comment) === key).length;
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.version}
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
              >
                <Label tone={verdict === 'AC' ? 'success' : 'plain'}>
                  {verdict !== null
                    ? VERDICTS[verdict].label
                    : workId === null
                      ? texts.waiting
                      : texts.handedIn}
                </Label>
                {said > 0 && (
                  <Chip size="small" tone="info" icon={<MessageSquareCode aria-hidden="true" />}>
                    {said}
                  </Chip>
                )}
                <Caption>
                  {WHEN.format(new Date(createdAt))}
                  {verdict !== null && ` · ${texts.cases(correct, total)}`}
                  {isFormer && ` · ${texts.former}`}
                </Caption>
              </button>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
