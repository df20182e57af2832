import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { queryKeys } from '#client/net/queries/queryKeys.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { closeChannel } from '#client/net/rest/channels/owners.ts';
import { reloadMe } from '#client/net/rest/people/accounts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts } from './texts.ts';
import styles from './Owners.module.css';

const texts = ownerTexts.close;

/** Closing the class, with what becomes of everything said before. For owners. */
export function CloseSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <CloseDialog onCancel={() => setIsOpen(false)} />
      </LocalDialog>
    </section>
  );
}

function CloseDialog({ onCancel }: { readonly onCancel: () => void }) {
  const { id, channelName, channelDomain } = useChannel();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const close = useMutation({
    mutationFn: () => closeChannel(id, typed.trim()),
    onSuccess: async () => {
      showToast({ text: texts.done(channelName), theme: 'success' });
      onCancel();
      // First away from the pages of the class, which nobody may read any more.
      await navigate(paths.myChannels);
      await Promise.all([reloadMe(), queries.invalidateQueries({ queryKey: queryKeys.channels })]);
      queries.removeQueries({ queryKey: queryKeys.channel(channelDomain) });
    },
    onError: (thrown) => setError(userMessageOf(thrown, ownerTexts.actionFailed)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === channelName) close.mutate();
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
      <form id="close-channel" className={styles.section} onSubmit={submit} noValidate>
        <ul className={styles.facts}>
          {texts.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
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
      </form>
    </Dialog>
  );
}
