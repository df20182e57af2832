import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveChannel } from '#client/net/channels/channels.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
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

const METHODS = JOIN_METHODS.map((value) => ({ value, label: createTexts.joinMethods[value] }));

/** Everything about a channel that is saved together. */
export function ChannelForm({ channel }: { readonly channel: ChannelEntity }) {
  const { id, reload } = useChannel();
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
  const save = useSaveChannel(id, {
    onSuccess: async () => {
      showToast({ text: texts.saved, theme: 'success' });
      await reload();
    },
  });
  const submit = useFormSubmit(form, async (body) => {
    await save.mutateAsync(body);
  });
  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.about}>
      <Section as="div" title={texts.about}>
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
        <Card as="fieldset" tone="sunken">
          <Text as="legend" size="label">
            {texts.plugins}
          </Text>
          {CHANNEL_PLUGINS.map((plugin) => (
            <Switch
              key={plugin}
              label={texts.pluginNames[plugin]}
              checked={plugins[plugin]}
              onChange={(isOn) => form.setValue(`pluginMap.${plugin}`, isOn)}
            />
          ))}
        </Card>
        <Card as="fieldset" tone="sunken">
          <Text as="legend" size="label">
            {texts.links}
          </Text>
          <Grid min={240} fill>
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
          </Grid>
        </Card>
        <Card as="fieldset" tone="sunken">
          <Text as="legend" size="label">
            {texts.business}
          </Text>
          <Hint>{texts.businessHint}</Hint>
          <Grid min={240} fill>
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
          </Grid>
        </Card>
        <FormMessage message={submit.message} />
        <Button type="submit" wide busy={submit.busy}>
          {texts.save}
        </Button>
      </Section>
    </form>
  );
}
