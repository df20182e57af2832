import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts } from './texts.ts';
import { useCloseChannel } from '#client/net/channels/owners.ts';

const texts = ownerTexts.close;

/** The section in which owners close the class, with what becomes of everything said before. */
export function CloseSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={texts.title} note={texts.lead}>
      <Cluster>
        <Button tone="danger" onClick={() => setIsOpen(true)}>
          {texts.button}
        </Button>
      </Cluster>
      <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <CloseDialog onCancel={() => setIsOpen(false)} />
      </LocalDialog>
    </Section>
  );
}

function CloseDialog({ onCancel }: { readonly onCancel: () => void }) {
  const { id, channelName, channelDomain } = useChannel();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const close = useCloseChannel(
    { id, channelDomain },
    {
      onSuccess: async () => {
        showToast({ text: texts.done(channelName), theme: 'success' });
        onCancel();
        // First away from the pages of the class, which nobody may read any more.
        await navigate(paths.myChannels);
      },
      onError: (thrown) => setError(userMessageOf(thrown, ownerTexts.actionFailed)),
    },
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === channelName) close.mutate(typed.trim());
    else setError(texts.type);
  };
  return (
    <Dialog
      title={texts.title}
      width="small"
      description={texts.question(channelName)}
      footer={
        <>
          <Button tone="alt" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="close-channel" tone="danger" busy={close.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id="close-channel" onSubmit={submit} noValidate>
        <Stack>
          <Stack as="ul" gap={2}>
            {texts.facts.map((fact) => (
              <Text key={fact} as="li" size="small">
                · {fact}
              </Text>
            ))}
          </Stack>
          <TextField
            label={texts.type}
            hint={channelName}
            value={typed}
            maxLength={40}
            autoComplete="off"
            error={error}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
