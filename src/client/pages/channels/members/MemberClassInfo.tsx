import { useQuery } from '@tanstack/react-query';
import { Section } from '#client/ui/layout/Section.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { CLASS_SUBJECT_LABELS } from '#shared/contract/channels/classInfo.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { classInfoQueries } from '#client/net/channels/classInfos.ts';
import { MOMENT } from '#shared/time/formats.ts';

/** A member's answers about its class: a parent's number (masked), the first lesson and the subject. */
export function MemberClassInfo({ member: { memberId } }: { readonly member: ChannelMember }) {
  const { id, pluginMap } = useChannel();
  const infos = useQuery(classInfoQueries.ofMember(id, memberId));
  if (!pluginMap.CLASS_INFO && (infos.data ?? []).length === 0) return null;
  return (
    <Section tone="bare" level={3} title={texts.classInfo}>
      <ListBody query={infos} failed={texts.classInfoFailed} empty={<Hint>{texts.noClassInfo}</Hint>}>
        {(list) =>
          list.map(({ contentType, contentId, phoneNumber, firstRegistrationDate, subject }) => (
            <Hint key={`${contentType}-${contentId}`}>
              {texts.classInfoLine(
                CLASS_SUBJECT_LABELS[subject],
                MOMENT.format(new Date(firstRegistrationDate)),
                phoneNumber,
              )}
            </Hint>
          ))
        }
      </ListBody>
    </Section>
  );
}
