export type PreLoginCopy = {
  title: string;
  heading: (brand: string) => string;
  text: string;
  login: string;
  learnMore: string;
};

export const preLoginCopy: PreLoginCopy = {
  title: 'Welcome',
  heading: (brand) => `Welcome to ${brand}`,
  text: 'See your lines and your data, activate a SIM or eSIM, and add data, whenever you like.',
  login: 'Login',
  learnMore: 'Learn More',
};
