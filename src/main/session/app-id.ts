/** The app as the system knows it, as in electron-builder.yml: the keychain's entry and every record bear it. */
export const APP_ID = 'id.tunas.portal';
