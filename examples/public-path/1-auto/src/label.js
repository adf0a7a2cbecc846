export function label({ pathname }) {
  document.body.append(
    `${__webpack_public_path__.endsWith('/js/../')} ${pathname.split('/').at(-2)}`,
  );
}
