import type { productInfoRoutes } from '#shared/contract/commerce/products.ts';
import type { Handlers } from '#server/domain/call.ts';
import {
  createInfo,
  createProduct,
  removeInfo,
  removeProduct,
  saveIcon,
  saveInfo,
  saveProduct,
} from './editProducts.ts';
import { listInfos, listProducts } from './listProducts.ts';

export const productInfoHandlers: Handlers<typeof productInfoRoutes> = {
  list: ({ deps, channel, query }) => listInfos({ deps, channelId: channel.channelId, page: query.page }),
  create: ({ deps, userId, channel, body }) =>
    createInfo({ deps, userId, channelId: channel.channelId, body }),
  save: ({ deps, userId, channel, params, body }) =>
    saveInfo({ deps, userId, channelId: channel.channelId, infoId: params.id, body }),
  remove: async ({ deps, userId, channel, params }) => {
    await removeInfo({ deps, userId, channelId: channel.channelId, infoId: params.id });
    return {};
  },
  saveIcon: ({ deps, userId, channel, params, files: [file] }) =>
    saveIcon({ deps, userId, channelId: channel.channelId, infoId: params.id, file }),
  listProducts: async ({ deps, channel, params }) => ({
    paymentProductList: await listProducts({ deps, channelId: channel.channelId, infoId: params.id }),
  }),
  createProduct: ({ deps, userId, channel, params, body }) =>
    createProduct({ deps, userId, channelId: channel.channelId, infoId: params.id, body }),
  saveProduct: ({ deps, userId, channel: { channelId }, params, body }) =>
    saveProduct({ deps, userId, channelId, infoId: params.id, productId: params.pid, body }),
  removeProduct: async ({ deps, userId, channel: { channelId }, params }) => {
    await removeProduct({ deps, userId, channelId, infoId: params.id, productId: params.pid });
    return {};
  },
};
