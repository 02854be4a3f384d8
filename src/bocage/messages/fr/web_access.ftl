# Pour qui entend la table, et pour les touches.

web-cell = Case { $cell }
web-key-next = aller à la prochaine chose possible, ou à la précédente
web-farmerama-turn = Tourner la roue : pas maintenant
web-farmerama-eats = mange { $goods }
