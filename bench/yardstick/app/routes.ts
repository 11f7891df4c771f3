import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('frames', 'pages/list.tsx'),
  route('frames/:sku', 'pages/detail.tsx'),
] satisfies RouteConfig;
