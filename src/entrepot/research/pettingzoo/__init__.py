"""PettingZoo environments (AEC): `import_export_v0` and `maritime_silk_road_v0`."""
