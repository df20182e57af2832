import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { blockQueries } from '#client/net/learning/blocks.ts';
import type { ContentPlace } from '#client/net/learning/lessons.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { blockTexts as texts } from './texts.ts';
import { SHORT_MOMENT } from '#shared/time/formats.ts';

/** Earlier versions of the own work: one of them becomes the next version. */
export function WorkVersions({
  place,
  onRestore,
}: {
  readonly place: ContentPlace;
  readonly onRestore: (source: string) => void;
}) {
  const channelId = useLearningChannelId();
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({ ...blockQueries.versions(channelId, place), enabled: isOpen });
  return (
    <>
      <Button tone="alt" icon={<History />} onClick={() => setOpen(true)}>
        {texts.versions}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setOpen(false)}>
        <Dialog title={texts.versions}>
          <ListBody
            query={versions}
            failed={texts.versionsFailed}
            empty={<EmptyState title={texts.noVersions} />}
          >
            {(list) => (
              <Stack as="ul" gap={3}>
                {list.map(({ version, updatedAt, source }) => (
                  <Row as="li" key={version} justify="between">
                    <Text as="span">{SHORT_MOMENT.format(new Date(updatedAt ?? 0))}</Text>
                    <Button
                      size="small"
                      tone="alt"
                      onClick={() => {
                        onRestore(source);
                        setOpen(false);
                      }}
                    >
                      {texts.restore}
                    </Button>
                  </Row>
                ))}
              </Stack>
            )}
          </ListBody>
        </Dialog>
      </LocalDialog>
    </>
  );
}
