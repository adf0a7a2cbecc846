__webpack_public_path__ = globalThis.assetHost ?? '/';
