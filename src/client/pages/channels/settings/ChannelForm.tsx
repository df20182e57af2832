import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { saveChannel } from '#client/net/rest/channels/channels.ts';
import { reloadMe } from '#client/net/rest/people/accounts.ts';
import { useFormSubmit } from '#client/pages/people/account/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { BUSINESS_FIELDS, CHANNEL_LINKS, JOIN_METHODS } from '#shared/contract/channels/channelFields.ts';
import { CHANNEL_PLUGINS } from '#shared/contract/channels/channelPlugins.ts';
import { saveChannelBodySchema, type ChannelEntity } from '#shared/contract/channels/channels.ts';
import { FlagField } from '../create/FlagField.tsx';
import { createTexts } from '../create/texts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { settingsTexts as texts } from './texts.ts';
import styles from './ChannelSettingsPage.module.css';

const METHODS = JOIN_METHODS.map((value) => ({ value, label: createTexts.joinMethods[value] }));

/** Everything about a channel that is saved together. */
export function ChannelForm({ channel }: { readonly channel: ChannelEntity }) {
  const { id, reload } = useChannel();
  const queries = useQueryClient();
  const { info, pluginMap, link, businessInfo } = channel;
  const form = useForm({
    resolver: zodResolver(saveChannelBodySchema),
    defaultValues: {
      channelName: info.channelName,
      introduction: info.introduction,
      joinMethod: info.joinMethod,
      flag: info.flag,
      ...{ pluginMap, link, businessInfo },
    },
  });
  const { errors } = form.formState;
  const [joinMethod, flag, plugins] = useWatch({
    control: form.control,
    name: ['joinMethod', 'flag', 'pluginMap'],
  });
  const submit = useFormSubmit(form, async (body) => {
    queries.setQueryData(channelQueries.entity(id).queryKey, await saveChannel(id, body));
    showToast({ text: texts.saved, theme: 'success' });
    await Promise.all([reload(), reloadMe(), queries.invalidateQueries({ queryKey: ['channels'] })]);
  });
  return (
    <form className={styles.section} onSubmit={submit.onSubmit} noValidate aria-label={texts.about}>
      <h2>{texts.about}</h2>
      <TextField
        label={texts.channelName}
        maxLength={20}
        error={errors.channelName?.message}
        {...form.register('channelName')}
      />
      <TextAreaField
        label={texts.introduction}
        hint={texts.introductionHint}
        optional
        maxLength={300}
        error={errors.introduction?.message}
        {...form.register('introduction')}
      />
      <ChoiceField
        label={texts.joinMethod}
        options={METHODS}
        value={joinMethod}
        onChange={(value) => form.setValue('joinMethod', value)}
      />
      <FlagField value={flag} onChange={(value) => form.setValue('flag', value)} />
      <fieldset>
        <legend>{texts.plugins}</legend>
        {CHANNEL_PLUGINS.map((plugin) => (
          <Switch
            key={plugin}
            label={texts.pluginNames[plugin]}
            checked={plugins[plugin]}
            onChange={(isOn) => form.setValue(`pluginMap.${plugin}`, isOn)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.links}</legend>
        <div className={styles.fields}>
          {CHANNEL_LINKS.map((name) => (
            <TextField
              key={name}
              label={texts.linkNames[name]}
              optional
              type="url"
              placeholder="https://"
              maxLength={200}
              error={errors.link?.[name]?.message}
              {...form.register(`link.${name}`)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.business}</legend>
        <p className={styles.lead}>{texts.businessHint}</p>
        <div className={styles.fields}>
          {BUSINESS_FIELDS.map((name) => (
            <TextField
              key={name}
              label={texts.businessNames[name]}
              optional
              maxLength={120}
              error={errors.businessInfo?.[name]?.message}
              {...form.register(`businessInfo.${name}`)}
            />
          ))}
        </div>
      </fieldset>
      <FormMessage message={submit.message} />
      <Button type="submit" wide busy={submit.busy}>
        {texts.save}
      </Button>
    </form>
  );
}
