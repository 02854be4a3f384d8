"""The history of the database's form, for Alembic. Each step is a module of `versions`."""
