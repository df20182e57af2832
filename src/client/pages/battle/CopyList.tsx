import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { competitionTexts } from './competition/texts.ts';

const texts = competitionTexts.staff;

interface CopyListProps {
  readonly copies: readonly {
    readonly competitionContentId: number;
    readonly userIdList: readonly number[];
    readonly nicknameList: readonly string[];
    readonly percentage: number;
  }[];
  readonly contents: readonly {
    readonly competitionContentId: number;
    readonly order: number;
    readonly title: string;
  }[];
}

/** Pairs of programs that are close to each other, to be looked at by a person. */
export function CopyList({ copies, contents }: CopyListProps) {
  return (
    <Stack gap={3}>
      <Note>{texts.copiesNote}</Note>
      <Stack as="ul" gap={2}>
        {copies.map(({ competitionContentId, userIdList, nicknameList, percentage }) => {
          const content = contents.find((one) => one.competitionContentId === competitionContentId);
          return (
            <Entry
              key={`${competitionContentId} ${userIdList.join()}`}
              title={nicknameList.join(' · ')}
              {...(content && { facts: `${content.order}. ${content.title}` })}
            >
              <Chip tone="warning">{texts.alike(percentage)}</Chip>
            </Entry>
          );
        })}
      </Stack>
    </Stack>
  );
}
