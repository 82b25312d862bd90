import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('home.tsx'), route('about', 'about.tsx')] satisfies RouteConfig;
