import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Material } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { VisibleChip } from '../editor/VisibleChip.tsx';
import { newContent, newPreparing, type DraftContent } from './lessonDraft.ts';
import { lessonTexts } from './texts.ts';

const texts = lessonTexts.dialog;
type Type = LessonContent['contentType'];
const TYPES = (Object.keys(lessonTexts.types) as Type[]).map((value) => ({
  value,
  label: lessonTexts.types[value],
}));

/** Finds contents of the channel for a lesson; one that was put in can be put in again. */
export function AddContentDialog({ onAdd }: { readonly onAdd: (content: DraftContent) => void }) {
  const [type, setType] = useState<Type>('DOCUMENT');
  const [query, setQuery] = useState('');
  const [comingTitle, setComingTitle] = useState('');
  return (
    <Dialog title={texts.title}>
      <Stack>
        <Chips<Type> label={texts.kind} options={TYPES} value={type} onChange={setType} />
        {type === 'PREPARING' ? (
          <Stack
            as="form"
            onSubmit={(event) => {
              event.preventDefault();
              onAdd(newPreparing(comingTitle.trim()));
              setComingTitle('');
            }}
          >
            <p>{texts.preparing}</p>
            <TextField
              label={texts.preparingTitle}
              value={comingTitle}
              maxLength={CONTENT_TITLE_LENGTH}
              required
              onChange={({ target }) => setComingTitle(target.value)}
            />
            <Button type="submit" icon={<Plus />} disabled={comingTitle.trim() === ''}>
              {texts.preparingAdd}
            </Button>
          </Stack>
        ) : (
          <>
            <SearchField
              label={texts.search}
              value={query}
              maxLength={CONTENT_TITLE_LENGTH}
              onChange={setQuery}
            />
            <Found key={type} type={type} query={query} onAdd={onAdd} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Found({
  type,
  query,
  onAdd,
}: {
  readonly type: Material['contentType'];
  readonly query: string;
  readonly onAdd: (content: DraftContent) => void;
}) {
  const { id } = useChannel();
  const sought = useDeferredValue(query.trim());
  const found = useQuery(lmsQueries.materials(id, type, sought));
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  return (
    <ListBody
      query={found}
      failed={texts.failed}
      isEmpty={({ contentList }) => contentList.length === 0}
      empty={<EmptyState title={texts.none} hint={texts.noneHint} />}
    >
      {({ contentList, pageCount }) => (
        <>
          <Stack as="ul" gap={1}>
            {contentList.map((material) => (
              <Entry key={material.contentId} title={material.title}>
                <VisibleChip state={material.visibleState} />
                <Button
                  size="small"
                  tone="sea"
                  icon={<Plus />}
                  aria-label={texts.put(material.title)}
                  onClick={() => {
                    onAdd(newContent(material));
                    setAdded((before) => new Set([...before, material.contentId]));
                  }}
                >
                  {added.has(material.contentId) ? texts.putAgain : texts.putIn}
                </Button>
              </Entry>
            ))}
          </Stack>
          {pageCount > 1 && (
            <Text size="small" tone="soft">
              {texts.more}
            </Text>
          )}
        </>
      )}
    </ListBody>
  );
}
