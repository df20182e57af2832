import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { wonText } from '#shared/commerce/wonText.ts';
import { productQueries } from '#client/net/commerce/products.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.coupon;

/** The products that a coupon is good for; none means all. The list has one page of the newest groups. */
export function ProductChoice({
  chosen,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly onChange: (ids: number[]) => void;
}) {
  const { id } = useChannel();
  const groups = useQuery({
    ...productQueries.infos(id, 1),
    select: ({ productInfoList }) =>
      productInfoList.flatMap(({ title: groupTitle, isCouponUsable, paymentProductList }) =>
        isCouponUsable ? paymentProductList.map((product) => ({ ...product, groupTitle })) : [],
      ),
  });
  return (
    <Stack as="fieldset" gap={1}>
      <Text as="legend" size="label">
        {texts.products}
      </Text>
      <Hint>{texts.allProducts}</Hint>
      <ListBody query={groups} failed={catalogueTexts.failed} empty={<Hint>{texts.noProducts}</Hint>}>
        {(list) =>
          list.map(({ paymentProductId, groupTitle, title, price }) => (
            <CheckBox
              key={paymentProductId}
              label={`${groupTitle} · ${title} (${wonText(price)})`}
              checked={chosen.includes(paymentProductId)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, paymentProductId]
                    : chosen.filter((one) => one !== paymentProductId),
                )
              }
            />
          ))
        }
      </ListBody>
    </Stack>
  );
}
