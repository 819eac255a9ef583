trick-worth-toward = { $toward } من { $contract }
trick-worth-bag = لمّة زائدة
trick-worth-nil-lost = فشل الصفر
trick-worth-ten = ‎+10
