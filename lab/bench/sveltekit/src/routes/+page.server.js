import home from '../home.json';

export const load = () => home;
