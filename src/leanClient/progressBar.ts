import nprogress from 'nprogress';

nprogress.configure({showSpinner: false});

export default nprogress;
